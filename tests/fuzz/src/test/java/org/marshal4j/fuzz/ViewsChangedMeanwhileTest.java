package org.marshal4j.fuzz;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.kit.GuardedMemory;
import org.marshal4j.blackbox.kit.HostileViewChecks;

/**
 * Messages whose bytes another thread keeps changing under a view, counts and lengths included. The view remembers
 * where fields and elements were. It may show anything, or refuse as documented, but never leaves the message. What
 * happens depends on the machine.
 */
class ViewsChangedMeanwhileTest {
    private static final int CALLS = 4 * Integer.getInteger("fuzz.times", 1);
    private static final int STRIDE = Math.min(4, Integer.getInteger("sample.stride", 1));
    private static final int FIRST = Integer.getInteger("sample.first", 0) % STRIDE;
    private static final byte[] NASTY = {0, 1, 2, 3, 0x7F, -128, -127, -1};
    private static final List<GuardedMemory> KINDS =
            GuardedMemory.kinds().limit(2).toList();
    private static final Meanwhile OTHER = new Meanwhile();

    static Stream<Dto<?>> viewed() {
        List<Dto<?>> all = Dtos.viewed();
        return all.stream().filter(dto -> all.indexOf(dto) % STRIDE == FIRST);
    }

    @AfterAll
    static void end() {
        OTHER.end();
    }

    @ParameterizedTest
    @MethodSource("viewed")
    void keepsToItsMessage(Dto<?> dto) {
        HostileViewChecks checks = new HostileViewChecks(dto, KINDS);
        byte[] valid = checks.valid();
        for (GuardedMemory memory : KINDS) {
            memory.put(valid, 0x41);
            Random random = new Random(dto.type().getName().hashCode());
            if (valid.length > 0) {
                OTHER.run(() -> change(memory, valid, random), () -> checks.whileChanging(memory, CALLS));
            }
        }
    }

    /** Changes one byte for a while: most of the message is what the view expects. */
    private static void change(GuardedMemory memory, byte[] valid, Random random) {
        int index = random.nextInt(valid.length);
        for (int i = 0; i < 20; i++) {
            memory.change(index, NASTY[random.nextInt(NASTY.length)]);
            Thread.onSpinWait();
            memory.change(index, valid[index]);
            Thread.onSpinWait();
        }
    }
}
