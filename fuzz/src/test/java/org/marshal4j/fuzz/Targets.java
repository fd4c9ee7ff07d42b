package org.marshal4j.fuzz;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;

/** The classes whose marshallers get hostile bytes: of the examples and of blackbox. */
final class Targets {
    private static final List<Hostile<?>> ALL =
            Dtos.shapes().stream().<Hostile<?>>map(Targets::hostile).toList();

    /** By two bytes that stay the same when other classes come and go, so that kept inputs go on meaning the same. */
    private static final TreeMap<Integer, Hostile<?>> BY_NUMBER = new TreeMap<>();

    static {
        for (int i = 0; i < ALL.size(); i++) {
            BY_NUMBER.put(number(Dtos.shapes().get(i)), ALL.get(i));
        }
    }

    private Targets() {}

    private static <T> Hostile<T> hostile(Dto<T> dto) {
        return new Hostile<>(dto);
    }

    /** One for each class. */
    static List<Hostile<?>> all() {
        return ALL;
    }

    /** What an input begins with that is for this class. */
    static int number(Dto<?> dto) {
        return dto.type().getName().hashCode() >>> 16;
    }

    /** The one that two bytes mean. */
    static Hostile<?> of(int number) {
        var found = BY_NUMBER.ceilingEntry(number);
        return found != null ? found.getValue() : BY_NUMBER.firstEntry().getValue();
    }

    /** Of each class an input: its number and a valid message. */
    static Stream<byte[]> inputs() {
        return BY_NUMBER.entrySet().stream().map(entry -> {
            byte[] valid = entry.getValue().valid();
            byte[] input = new byte[valid.length + 2];
            input[0] = (byte) (entry.getKey() >> 8);
            input[1] = (byte) (int) entry.getKey();
            System.arraycopy(valid, 0, input, 2, valid.length);
            return input;
        });
    }
}
