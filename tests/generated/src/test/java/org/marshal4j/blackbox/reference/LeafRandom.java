package org.marshal4j.blackbox.reference;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Random;
import java.util.function.Supplier;

/** The parts from which random values of the JDK's classes are made. Extreme values are frequent. */
record LeafRandom(Random random, Supplier<String> texts) {
    @SafeVarargs
    final <X> X pick(X... some) {
        return some[random.nextInt(some.length)];
    }

    int nextInt() {
        return random.nextInt();
    }

    int nextInt(int bound) {
        return random.nextInt(bound);
    }

    long nextLong() {
        return random.nextLong();
    }

    String text() {
        return texts.get();
    }

    byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }

    /** IPv6 addresses often have scope ids, and a few addresses have host names. */
    InetAddress address() {
        byte[] bytes = bytes(random.nextBoolean() ? 4 : 16);
        try {
            return bytes.length == 4
                    ? InetAddress.getByAddress(pick(null, "host.invalid"), bytes)
                    : Inet6Address.getByAddress(null, bytes, pick(-1, 0, 1, Integer.MAX_VALUE));
        } catch (UnknownHostException e) {
            throw new AssertionError(e);
        }
    }

    static InetAddress mapped() {
        byte[] bytes = new byte[16];
        bytes[10] = -1;
        bytes[11] = -1;
        try {
            return Inet6Address.getByAddress(null, bytes, -1);
        } catch (UnknownHostException e) {
            throw new AssertionError(e);
        }
    }

    Instant instant() {
        return Instant.ofEpochSecond(random.nextInt() * 10L, random.nextInt(1_000_000_000));
    }

    LocalDate date() {
        return pick(LocalDate.MIN, LocalDate.MAX, LocalDate.EPOCH, LocalDate.ofEpochDay(random.nextInt()));
    }

    LocalTime time() {
        return pick(LocalTime.MIN, LocalTime.MAX, LocalTime.NOON, LocalTime.ofSecondOfDay(random.nextInt(86_400)));
    }

    ZoneOffset offset() {
        return pick(ZoneOffset.UTC, ZoneOffset.MIN, ZoneOffset.MAX, ZoneOffset.ofTotalSeconds(-3661));
    }

    ZoneId zone() {
        return ZoneId.of(pick("Europe/Berlin", "America/New_York", "UTC", "Z", "+05:30", "Asia/Kathmandu"));
    }
}
