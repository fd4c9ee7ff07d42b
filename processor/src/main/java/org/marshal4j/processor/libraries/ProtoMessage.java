package org.marshal4j.processor.libraries;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The fields of a message of Protocol Buffers, by their numbers.
 *
 * @param numbers the fields that are numbers
 * @param contents the fields that are texts or messages, or packed numbers
 */
record ProtoMessage(Map<Integer, List<Integer>> numbers, Map<Integer, List<ByteBuffer>> contents) {

    /** The message that the rest of a buffer is. */
    static ProtoMessage of(ByteBuffer in) {
        ProtoMessage message = new ProtoMessage(new TreeMap<>(), new TreeMap<>());
        while (in.hasRemaining()) {
            int tag = varint(in);
            int number = tag >>> 3;
            switch (tag & 7) {
                case 0 ->
                    message.numbers
                            .computeIfAbsent(number, n -> new ArrayList<>())
                            .add(varint(in));
                case 1 -> in.getLong();
                case 2 ->
                    message.contents
                            .computeIfAbsent(number, n -> new ArrayList<>())
                            .add(sized(in));
                case 5 -> in.getInt();
                default -> throw new IllegalArgumentException("no such wire type: " + tag);
            }
        }
        return message;
    }

    /** The message at the beginning of a buffer, which has its size before it. */
    static ProtoMessage delimited(ByteBuffer in) {
        return of(sized(in));
    }

    List<ProtoMessage> messages(int number) {
        return contents.getOrDefault(number, List.of()).stream()
                .map(content -> of(content.duplicate()))
                .toList();
    }

    Optional<Integer> number(int number) {
        List<Integer> values = numbers.getOrDefault(number, List.of());
        return values.isEmpty() ? Optional.empty() : Optional.of(values.get(values.size() - 1));
    }

    /** All numbers of a field, packed or not. */
    List<Integer> allNumbers(int number) {
        List<Integer> all = new ArrayList<>(numbers.getOrDefault(number, List.of()));
        for (ByteBuffer content : contents.getOrDefault(number, List.of())) {
            ByteBuffer packed = content.duplicate();
            while (packed.hasRemaining()) {
                all.add(varint(packed));
            }
        }
        return all;
    }

    private static ByteBuffer sized(ByteBuffer in) {
        int size = varint(in);
        ByteBuffer content = in.slice(in.position(), size);
        in.position(in.position() + size);
        return content;
    }

    /** The lower 32 bits of a number. */
    private static int varint(ByteBuffer in) {
        int value = 0;
        for (int shift = 0; ; shift += 7) {
            byte next = in.get();
            value |= shift < Integer.SIZE ? (next & 0x7F) << shift : 0;
            if (next >= 0) {
                return value;
            }
        }
    }
}
