package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.value.BigIntegers;
import org.marshal4j.runtime.generated.value.CharSequences;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.StringBuilders;

class ReadLimitsTest {
    private static final ReadLimits DEFAULT = ReadLimits.DEFAULT;

    private static byte[] text(int length) {
        Output out = new ArrayTarget(16).output();
        out.writeUtf8("x".repeat(length));
        return bytes(out);
    }

    private static byte[] number(int bytes) {
        Output out = new ArrayTarget(16).output();
        BigIntegers.write(BigInteger.ONE.shiftLeft(8 * bytes - 2), out);
        return bytes(out);
    }

    private static byte[] bytes(Output out) {
        byte[] bytes = new byte[(int) out.position()];
        RandomBytes written = out.inWindow();
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = written.byteAt(i);
        }
        return bytes;
    }

    @Test
    void theDefaultIsTheMaximumWhereHonestDataCouldReachIt() {
        assertThat(DEFAULT.depth()).isEqualTo(1000);
        assertThat(DEFAULT.elements()).isEqualTo(Long.MAX_VALUE);
        assertThat(DEFAULT.textBytes()).isEqualTo(Integer.MAX_VALUE);
        assertThat(DEFAULT.numberBytes()).isEqualTo(Integer.MAX_VALUE);
        assertThat(DEFAULT.equalHashes()).isEqualTo(256);
        assertThat(DEFAULT.keyNumberBytes()).isEqualTo(125);
    }

    @Test
    void eachLimitIsSetSeparately() {
        ReadLimits all = DEFAULT.withDepth(1)
                .withElements(2)
                .withTextBytes(127)
                .withNumberBytes(8)
                .withEqualHashes(5)
                .withKeyNumberBytes(9);
        assertThat(all.depth()).isEqualTo(1);
        assertThat(all.elements()).isEqualTo(2);
        assertThat(all.textBytes()).isEqualTo(127);
        assertThat(all.numberBytes()).isEqualTo(8);
        assertThat(all.equalHashes()).isEqualTo(5);
        assertThat(all.keyNumberBytes()).isEqualTo(9);
    }

    @Test
    void invalidLimitsAreRefused() {
        assertThatThrownBy(() -> DEFAULT.withDepth(1001)).hasMessage("a depth of 1001, which must be 1000 or less");
        assertThatThrownBy(() -> DEFAULT.withDepth(-1)).hasMessage("a limit of -1, which must be 0 or more");
        assertThatThrownBy(() -> DEFAULT.withElements(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> DEFAULT.withTextBytes(126)).hasMessage("a limit of 126, which must be 127 or more");
        assertThatThrownBy(() -> DEFAULT.withNumberBytes(7)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> DEFAULT.withEqualHashes(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> DEFAULT.withKeyNumberBytes(7)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theLimitHoldsForTextsOfAllClasses() {
        ReadLimits limits = DEFAULT.withTextBytes(130);
        byte[] allowed = text(130);
        byte[] tooLong = text(131);
        String message = "a text of 131 bytes, but at most 130 are allowed [MARSHAL215]";
        assertThat(Text.read(null, Input.of(allowed).limits(limits))).hasSize(130);
        assertThat(Text.readInterned(null, Input.of(allowed).limits(limits))).hasSize(130);
        assertThat(CharSequences.read(null, Input.of(allowed).limits(limits))).hasSize(130);
        assertThat(StringBuilders.read(null, Input.of(allowed).limits(limits))).hasSize(130);
        assertThatThrownBy(() -> Text.read(null, Input.of(tooLong).limits(limits)))
                .hasMessage(message);
        assertThatThrownBy(() -> Text.readInterned(null, Input.of(tooLong).limits(limits)))
                .hasMessage(message);
        assertThatThrownBy(() -> CharSequences.read(null, Input.of(tooLong).limits(limits)))
                .hasMessage(message);
        assertThatThrownBy(() -> CharSequences.read(
                        new StringBuilder(), Input.of(tooLong).limits(limits)))
                .hasMessage(message);
        assertThatThrownBy(() -> StringBuilders.read(null, Input.of(tooLong).limits(limits)))
                .hasMessage(message);
        assertThatThrownBy(() -> Text.read(null, 129, Input.of(allowed).limits(limits)))
                .hasMessage("a text of 130 bytes, but at most 129 are allowed [MARSHAL215]");
    }

    @Test
    void theLimitHoldsForNumbers() {
        ReadLimits limits = DEFAULT.withNumberBytes(20);
        assertThat(BigIntegers.read(null, Input.of(number(20)).limits(limits))).isNotNull();
        assertThatThrownBy(() -> BigIntegers.read(null, Input.of(number(21)).limits(limits)))
                .hasMessage("a number of 21 bytes, but at most 20 are allowed [MARSHAL215]");
    }

    /** All counts are added up. A null, which is −1, gives nothing back. */
    @Test
    void elementsAreCountedFromWhenTheLimitsWereSet() {
        byte[] counts = {3, (byte) 0x80, 0, 2, 1, 0, 0, 0};
        Input in = Input.of(counts).limits(DEFAULT.withElements(5));
        assertThat(Counts.read(in)).isEqualTo(3);
        assertThat(Counts.read(in)).isEqualTo(-1);
        assertThat(Counts.read(in)).isEqualTo(2);
        assertThatThrownBy(() -> Counts.read(1, in))
                .hasMessage("1 elements, but at most 5 in all are allowed for a read, and 5 came before [MARSHAL223]");
        in.position(4);
        in.limits(DEFAULT.withElements(1));
        assertThat(Counts.read(1, in)).isEqualTo(1);
        assertThat(Counts.read(in)).isZero();
    }

    @Test
    void depthIsLimitedForEachInput() {
        Input in = Input.of(new byte[0]).limits(DEFAULT.withDepth(3));
        assertThatCode(() -> Checks.depth(3, in)).doesNotThrowAnyException();
        assertThatThrownBy(() -> Checks.depth(4, in)).hasMessage("objects nested more than 3 deep [MARSHAL207]");
        Input other = Input.of(new byte[0]);
        assertThatCode(() -> Checks.depth(1000, other)).doesNotThrowAnyException();
        assertThatThrownBy(() -> Checks.depth(1001, other))
                .hasMessage("objects nested more than 1000 deep [MARSHAL207]");
    }

    /** Inputs and outputs are kept and passed on to others. */
    @Test
    void closingForgetsTheLimits() {
        ArraySource source = new ArraySource();
        Input in = source.show(new byte[] {1, 0}, 0, 2).limits(DEFAULT.withElements(0));
        in.close();
        source.show(new byte[] {1, 0}, 0, 2);
        assertThat(in.limits()).isSameAs(DEFAULT);
        assertThat(Counts.read(in)).isEqualTo(1);
        Output out = new ArrayTarget(16).output().limits(DEFAULT.withEqualHashes(1));
        out.close();
        assertThat(out.limits()).isSameAs(DEFAULT);
    }
}
