package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Field;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.TestBuffer;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.wire.WireType;

class NumberTextsTest {

    /** Marks a number to be shown in hexadecimal. */
    @Retention(RetentionPolicy.RUNTIME)
    @interface Hexadecimal {
        boolean fails() default false;
    }

    /** Handles {@link Hexadecimal}. */
    public static final class Hexadecimals implements NumberText {
        @Override
        public @Nullable LongFunction<String> of(Field field) {
            Hexadecimal hexadecimal = field.getAnnotation(Hexadecimal.class);
            return hexadecimal == null
                    ? null
                    : number -> {
                        if (hexadecimal.fails()) {
                            throw new IllegalArgumentException("no text of " + number);
                        }
                        return "0x" + Long.toHexString(number);
                    };
        }
    }

    @SuppressWarnings("unused") // used by reflection
    static class Base {
        @Hexadecimal
        long inherited;
    }

    @SuppressWarnings("unused") // used by reflection
    static class Holder extends Base {
        @Hexadecimal
        long number;

        @Hexadecimal
        int small;

        @Hexadecimal
        short shorter;

        @Hexadecimal
        byte smallest;

        @Hexadecimal
        char letter;

        @Hexadecimal
        boolean flag;

        @Hexadecimal
        float single;

        @Hexadecimal
        double real;

        @Hexadecimal
        Long boxed;

        @Hexadecimal(fails = true)
        long failing;

        long plain;
        Part part;
    }

    @SuppressWarnings("unused") // used by reflection
    static class Part {
        @Hexadecimal
        long number;
    }

    private static @Nullable String text(String field, Object value) {
        return text(TypeSchema.of(Holder.class, field), value);
    }

    private static @Nullable String text(Schema schema, Object value) {
        SchemaField field = schema.fields().get(0);
        NumberTexts texts = new NumberTexts();
        String first = texts.text(schema, field, (WireType.Primitive) field.type(), value);
        assertThat(texts.text(schema, field, (WireType.Primitive) field.type(), value))
                .as("again")
                .isEqualTo(first);
        return first;
    }

    @Test
    void formatsIntegersOfAnySize() {
        assertThat(text("number int64", 255L)).isEqualTo("0xff");
        assertThat(text("number int64", -1L)).isEqualTo("0xffffffffffffffff");
        assertThat(text("small int32", -1)).isEqualTo("0xffffffff");
        assertThat(text("shorter int16", (short) -2)).isEqualTo("0xfffe");
        assertThat(text("smallest int8", (byte) -128)).isEqualTo("0x80");
        assertThat(text("letter char16", '\uffff')).isEqualTo("0xffff");
    }

    @Test
    void formatsFieldsOfSuperclassesAndOfInlinedObjects() {
        assertThat(text("inherited int64", 1L)).isEqualTo("0x1");
        assertThat(text("part.number int64", 1L)).isEqualTo("0x1");
    }

    @Test
    void otherTypesHaveNoText() {
        assertThat(text("flag bool", true)).isNull();
        assertThat(text("single float32", 1f)).isNull();
        assertThat(text("real float64", 1.0)).isNull();
        assertThat(text("boxed int64?", 1L)).isNull();
        assertThat(text("plain int64", 1L)).isNull();
        assertThat(text("failing int64", 1L)).isNull();
        assertThat(text("missing int64", 1L)).isNull();
        assertThat(text("missing.number int64", 1L)).isNull();
        assertThat(text(Schema.of("no.such.Type", "number int64"), 1L)).isNull();
    }

    @Test
    void explainShowsTheTextAfterTheNumber() {
        TestBuffer bytes = TestBuffer.elastic();
        bytes.out().writeLong(255).writeLong(7).writeStopBit(1).writeLong(9);
        Schema schema = TypeSchema.of(Holder.class, "number int64", "plain int64", "other list<int64>");
        assertThat(Explain.explain(schema, bytes.in()))
                .contains("number    255 \"0xff\"\n")
                .contains("plain     7\n")
                .contains("other[0]  9\n");
    }
}
