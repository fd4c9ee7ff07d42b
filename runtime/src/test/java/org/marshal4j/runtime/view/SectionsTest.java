package org.marshal4j.runtime.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferUnderflowException;
import java.util.Arrays;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.InputSource;
import org.marshal4j.runtime.InputWindow;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.ReadLimits;

/** Each step of a walk, in memory and over an input, at the end of a message in an array that goes on behind it. */
class SectionsTest {
    private static final int SIZE = 3;
    private static final ElementsLayout FEW = new ElementsLayout(0, 2, SIZE, true, 5);
    private static final ElementsLayout MANY = new ElementsLayout(0, 2, SIZE, true, 126);
    private static final ElementsLayout ALL = new ElementsLayout(0, 2, SIZE, false, Integer.MAX_VALUE);
    private static final ElementsLayout LATER = new ElementsLayout(1, 4, SIZE, false, Integer.MAX_VALUE);
    private static final ReadLimits LOW = ReadLimits.DEFAULT.withElements(10);

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void everyStepEndsWithItsBytes(boolean quickly) {
        ends(quickly, SIZE, (view, at, base, end, found) -> view.behindBytes(at, SIZE, end));
        ends(quickly, 1 + 4, (view, at, base, end, found) -> view.behindText(at, base, end), 4);
        ends(quickly, 1 + 4 * 2, (view, at, base, end, found) -> view.behindArray(at, 2, base, end), 4);
        ends(quickly, 1, (view, at, base, end, found) -> view.behindConstant(at, base, end), 4);
        ends(quickly, 1 + 4 * SIZE, elements(FEW), 4);
        ends(quickly, 2 + 130, (view, at, base, end, found) -> view.behindText(at, base, end), 0x82, 1);
        ends(quickly, 2 + 130, (view, at, base, end, found) -> view.behindArray(at, 1, base, end), 0x82, 1);
        ends(quickly, 2 + 130 * SIZE, elements(ALL), 0x82, 1);
        ends(quickly, 2, (view, at, base, end, found) -> view.behindConstant(at, base, end), 0x82, 1);
        ends(quickly, 2, elements(FEW), 0x80, 0x00);
    }

    private static void ends(boolean quickly, int size, Step step, int... bytes) {
        byte[] array = new byte[size + 400];
        for (int i = 0; i < bytes.length; i++) {
            array[1 + i] = (byte) bytes[i];
        }
        Sections view = new Sections(quickly, step);
        view.show(array, 1, size);
        assertThat(view.behind() - view.start()).isEqualTo(size);
        view.show(array, 1, size - 1);
        assertThatThrownBy(view::behind).isInstanceOfAny(BufferUnderflowException.class, MarshalException.class);
        view.show(array, 1, size);
        assertThat(view.behind() - view.start()).isEqualTo(size);
    }

    private static Step elements(ElementsLayout layout) {
        return (view, at, base, end, found) -> view.behindElements(at, layout, base, end, found);
    }

    @ParameterizedTest
    @CsvSource({"false, 5, 6", "true, 5, 6", "false, 126, 127", "true, 126, 127"})
    void countsAreWithinTheMaximum(boolean quickly, int allowed, int refused) {
        ElementsLayout layout = allowed == FEW.max() ? FEW : MANY;
        byte[] array = new byte[1 + 127 * SIZE];
        Sections view = new Sections(quickly, elements(layout));
        array[0] = (byte) allowed;
        view.show(array, 0, array.length);
        assertThat(view.countOf(layout)).isEqualTo(allowed);
        array[0] = (byte) refused;
        view.show(array, 0, array.length);
        refused("MARSHAL215", view::behind);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void elementsWithoutBytesAreNoMoreThanTheBytesLeft(boolean quickly) {
        ElementsLayout empty = new ElementsLayout(0, 2, 0, false, Integer.MAX_VALUE);
        byte[] array = {4, 0, 0, 0, 0};
        Sections view = new Sections(quickly, elements(empty));
        view.show(array, 0, 5);
        assertThat(view.behind() - view.start()).isOne();
        view.show(array, 0, 4);
        assertThatThrownBy(view::behind).isInstanceOf(MarshalException.class);
    }

    @Test
    void countsAreWithinTheLimitsOfEachWalk() {
        byte[] array = new byte[1 + 11 * SIZE];
        Sections view = new Sections(true, elements(ALL));
        view.memory().limits(LOW);
        for (int count : new int[] {7, 7, 10, 11, 7}) {
            array[0] = (byte) count;
            view.show(array, 0, array.length);
            if (count > LOW.elements()) {
                refused("MARSHAL223", view::behind);
            } else {
                assertThat(view.countOf(ALL)).isEqualTo(count);
            }
        }
    }

    @Test
    void elementsEndWhereTheNextSectionStarts() {
        byte[] array = new byte[2 + 200 * SIZE];
        array[0] = (byte) (0x80 | 200 & 0x7F);
        array[1] = 1;
        Arrays.fill(array, 2 + 199 * SIZE, array.length, (byte) 9);
        Sections view = new Sections(true, elements(ALL));
        view.show(array, 0, array.length);
        view.checkIndex(199, ALL);
        assertThat(view.inputAt(199, 1, ALL).readByte()).isEqualTo((byte) 9);
        assertThat(view.inputAt(198, 2, ALL).readByte()).isZero();
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> view.checkIndex(200, ALL));
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> view.checkIndex(-1, ALL));
    }

    @Test
    void aViewInsideKnowsNothingOfTheNextMessage() {
        byte[] array = {2, 0, 0, 0, 0, 0, 0};
        Sections outer = new Sections(true, elements(ALL));
        Sections inner = new Sections(true, elements(ALL));
        outer.show(array, 0, array.length);
        outer.showInside(inner, outer.start());
        inner.checkIndex(1, ALL);
        outer.show(array, 0, array.length);
        refused("MARSHAL240", () -> inner.checkIndex(1, ALL));
        refused("MARSHAL240", () -> inner.countOf(ALL));
    }

    @Test
    void memoryThatHasGoneIsAskedForAgain() {
        Lent source = new Lent(new byte[] {2, 0, 0, 0, 0, 0, 0});
        Sections view = new Sections(true, elements(ALL));
        view.memory().show(source.input(), false);
        view.begin(view.memory().from());
        assertThat(view.countOf(ALL)).isEqualTo(2);
        source.gone = true;
        assertThatThrownBy(() -> view.countOf(ALL)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> view.inputAt(1, 0, ALL)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> view.showNullable(view, 1, ALL)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void olderMessagesHaveNoCount() {
        Versioned view = new Versioned();
        view.show(new byte[] {4, 0, 0, 0, 1, 7, 7, 7}, 0, 8);
        assertThat(view.countOf(LATER)).isOne();
        view.show(new byte[] {0, 0, 0, 0}, 0, 4);
        assertThat(view.countOf(LATER)).isEqualTo(-1);
        view.show(new byte[] {4, 0, 0, 0, 1, 7, 7, 7}, 0, 8);
        assertThat(view.countOf(LATER)).isOne();
    }

    private static void refused(String code, ThrowingCallable call) {
        assertThatExceptionOfType(MarshalException.class)
                .isThrownBy(call)
                .satisfies(refused -> assertThat(refused.problem().code()).isEqualTo(code));
    }

    /** Finds the end of a field. */
    private interface Step {
        long behind(Sections view, long position, @Nullable Object base, long end, long[] found);
    }

    /** A message of one section, unless a subclass has more. */
    private static class Sections extends ElementsView {
        private final Step step;

        Sections(boolean quickly, Step step) {
            this(1, quickly ? 1 : 0, step);
        }

        Sections(int sections, int quick, Step step) {
            super(sections, quick, false);
            this.step = step;
        }

        final void show(byte[] array, int offset, int length) {
            ownMemory().show(array, offset, length);
            begin(memory().from());
        }

        @Override
        protected void walkSection(int from, int to, long position, @Nullable Object base, long end, long[] found) {
            found[1] = step.behind(this, position, base, end, found);
        }

        @Override
        long messageStart() {
            return start();
        }

        @Override
        Marshaller<?> described() {
            throw new AssertionError("refused with all that there is to say");
        }
    }

    /** A versioned block whose only field came later: elements. */
    private static final class Versioned extends Sections {
        Versioned() {
            super(2, 0, (view, position, base, end, found) -> {
                throw new AssertionError("walked in memory");
            });
        }

        @Override
        protected void walkSection(int from, int to, long position, @Nullable Object base, long end, long[] found) {
            Input in = walked();
            isThere(0, in);
            enterVersionedBlock(in);
            endVersion(in);
            endSection(0, in);
            if (isThere(1, in)) {
                behindElements(LATER, in);
            }
            endSection(1, in);
        }
    }

    /** Memory that goes away. */
    private static final class Lent extends InputSource {
        private final byte[] message;
        private boolean gone;

        Lent(byte[] message) {
            this.message = message;
        }

        Input input() {
            Input in = new Input(this);
            Input of = Input.of(message);
            in.window(of.base(), of.takeAt(0, 0), of.takeAt(0, 0), of.takeAt(0, 0) + message.length, 0, 0);
            return in;
        }

        @Override
        protected void require(InputWindow in, int size) {
            throw new BufferUnderflowException();
        }

        @Override
        protected void requireAlive(InputWindow in) {
            if (gone) {
                throw new IllegalStateException("gone");
            }
        }
    }
}
