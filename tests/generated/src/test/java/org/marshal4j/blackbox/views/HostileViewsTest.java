package org.marshal4j.blackbox.views;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Chronicle;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.kit.GuardedMemory;
import org.marshal4j.blackbox.kit.HostileViewChecks;
import org.marshal4j.blackbox.kit.Sampling;

/**
 * Calls every method of every view, setters included, with valid, truncated and changed messages in arrays, direct
 * buffers and Chronicle Bytes. Interfaces of getters and setters, families and generic classes are among them.
 */
class HostileViewsTest {
    private static final long SEED = Long.getLong("blackbox.seed", 20261125L);
    private static final int CUTS = Sampling.rounds(12);
    private static final int CHANGES = Sampling.rounds(16);
    private static final int[] NASTY = {0, 1, 2, 0x59, 0x7F, 0x80, 0x81, 0xC0, 0xFE, 0xFF};
    private static final List<GuardedMemory> KINDS = GuardedMemory.kinds().toList();

    static List<Dto<?>> viewed() {
        return Dtos.viewed().stream()
                .filter(dto -> Chronicle.lets(dto.type()))
                .<Dto<?>>map(dto -> dto)
                .toList();
    }

    @Test
    void interfacesAreFound() {
        assertThat(viewed()).extracting(dto -> dto.type().getSimpleName()).contains("Everything", "Growing", "Basket");
    }

    @ParameterizedTest
    @MethodSource("viewed")
    void keepsToItsMessage(Dto<?> dto) {
        HostileViewChecks checks = new HostileViewChecks(dto, KINDS);
        byte[] valid = checks.valid();
        Random random = new Random(SEED ^ dto.type().getName().hashCode());
        checks.check(valid);
        for (int i = 0; i < CUTS && valid.length > 0; i++) {
            checks.check(Arrays.copyOf(valid, random.nextInt(valid.length)));
        }
        for (int i = 0; i < CHANGES; i++) {
            checks.check(changed(valid, random));
        }
    }

    private static byte[] changed(byte[] valid, Random random) {
        byte[] message = valid.clone();
        for (int wrong = random.nextInt(4); wrong > 0 && message.length > 0; wrong--) {
            message[random.nextInt(message.length)] =
                    (byte) (random.nextBoolean() ? NASTY[random.nextInt(NASTY.length)] : random.nextInt());
        }
        if (wrongThroughout(random)) {
            random.nextBytes(message);
        }
        return message;
    }

    private static boolean wrongThroughout(Random random) {
        return random.nextInt(6) == 0;
    }
}
