package org.marshal4j.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A change that callers notice also changes the text. */
public class SignaturesTest {

    @Test
    void showsWhatCallersDependOn() {
        assertThat(Signatures.of(Shown.class))
                .containsExactly(
                        "abstract class org.marshal4j.api.SignaturesTest$Shown<T extends java.lang.Number & java.lang.Comparable<T>>"
                                + " extends org.marshal4j.api.SignaturesTest$Hidden implements java.util.Comparator<T>",
                        "    final <S> S generic(java.util.List<? super S>, int[]) varargs throws java.io.IOException",
                        "    final java.lang.String inherited()",
                        "    int compare(T, T)",
                        "    protected abstract void overrideMe()",
                        "    protected new(int)",
                        "    static final int CONSTANT");
    }

    @Test
    void showsKindsOfTypes() {
        assertThat(Signatures.of(Shape.class))
                .containsExactly(
                        "sealed interface org.marshal4j.api.SignaturesTest$Shape permits org.marshal4j.api.SignaturesTest$Point",
                        "    abstract double area()",
                        "    default boolean isEmpty()");
        assertThat(Signatures.of(Point.class).get(0))
                .isEqualTo("record org.marshal4j.api.SignaturesTest$Point(x, y)"
                        + " implements org.marshal4j.api.SignaturesTest$Shape");
        assertThat(Signatures.of(Note.class))
                .containsExactly(
                        "@interface org.marshal4j.api.SignaturesTest$Note on FIELD, METHOD kept in CLASS",
                        "    int number() default 7",
                        "    java.lang.Class<?>[] types() default {int}",
                        "    java.lang.String text()");
    }

    @Test
    void typesInsideHiddenTypesAreHidden() {
        assertThat(Signatures.isPublic(Shown.class)).isTrue();
        assertThat(Signatures.isPublic(Hidden.class)).isFalse();
        assertThat(Signatures.isPublic(Hidden.Inner.class)).isFalse();
    }

    static class Hidden {
        public static class Inner {}

        public final String inherited() {
            return "";
        }
    }

    public abstract static class Shown<T extends Number & Comparable<T>> extends Hidden implements Comparator<T> {
        public static final int CONSTANT = 1;
        int hidden;

        protected Shown(int hidden) {
            this.hidden = hidden;
        }

        public final <S> S generic(List<? super S> list, int... values) throws IOException {
            throw new IOException();
        }

        protected abstract void overrideMe();

        @Override
        public int compare(T one, T other) {
            return 0;
        }

        private void hidden() {}
    }

    public sealed interface Shape {
        double area();

        default boolean isEmpty() {
            return area() == 0;
        }
    }

    public record Point(int x, int y) implements Shape {
        @Override
        public double area() {
            return 0;
        }
    }

    @Target({ElementType.METHOD, ElementType.FIELD})
    @Retention(RetentionPolicy.CLASS)
    public @interface Note {
        String text();

        int number() default 7;

        Class<?>[] types() default int.class;
    }
}
