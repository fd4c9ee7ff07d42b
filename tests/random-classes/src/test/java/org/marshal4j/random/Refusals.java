package org.marshal4j.random;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Hex;
import org.marshal4j.blackbox.reference.ReferenceEncoder;
import org.marshal4j.blackbox.reference.TypeFacts;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.inspect.Explain;

/**
 * What is reported about messages that are complete, truncated, too long for the buffer, or contain wrong bytes.
 *
 * @param byHand whether hand-written marshallers may be involved: nobody else can tell how long their bytes are
 */
record Refusals<T>(Dto<T> dto, boolean byHand, Random random) {
    private static final int TIMES = 4;
    private static final int[] NASTY = {0, 1, 2, 0x59, 0x4E, 0x7F, 0x80, 0x81, 0xC0, 0xED, 0xF4, 0xFE, 0xFF};

    /** The codes with which wrong bytes may be refused. */
    private static final List<String> CODES = List.of("""
            MARSHAL203 MARSHAL204 MARSHAL205 MARSHAL206 MARSHAL208 MARSHAL209 MARSHAL214 MARSHAL215 MARSHAL217
            """.split("\\s+"));

    /** The code of failures in code outside marshal4j. */
    private static final String OTHER = "MARSHAL299";

    void check(T value, byte[] message) {
        if (!byHand) {
            explained(message);
        }
        for (int i = 0; i < TIMES && message.length > 0; i++) {
            int length = i == 0 ? message.length - 1 : random.nextInt(message.length);
            endsEarly(Arrays.copyOf(message, length));
            doesNotFit(value, length);
            isWrong(message.clone());
        }
    }

    private void explained(byte[] message) {
        String text = Explain.explain(dto.marshaller(), Input.of(message));
        String bytes = message.length == 1 ? "1 byte" : message.length + " bytes";
        require(text.startsWith(dto.type().getName() + ", " + bytes + "\n"), text, message);
    }

    private void endsEarly(byte[] message) {
        Bytes<?> bytes = Bytes.wrapForRead(message);
        MarshalException failure = null;
        try {
            dto.marshaller().read(bytes);
        } catch (MarshalException e) {
            failure = e;
        }
        require(failure != null, "read, although it ends early", message);
        require(failure.code().equals("MARSHAL203"), failure.toString(), message);
        place(failure, byHand ? -1 : 0, message);
        require(bytes.readPosition() == 0, "the position has moved", message);
    }

    private void doesNotFit(T value, int room) {
        Bytes<?> bytes = Bytes.wrapForWrite(new byte[room]);
        try {
            dto.marshaller().write(value, bytes);
        } catch (MarshalException e) {
            require(e.code().equals("MARSHAL212"), e.toString(), new byte[room]);
            require(dto.namesPlace(e), "no path: " + e, new byte[room]);
            require(bytes.writePosition() == 0, "the position has moved", new byte[room]);
            return;
        }
        throw new AssertionError("written into " + room + " bytes");
    }

    private void isWrong(byte[] message) {
        for (int wrong = 1 + random.nextInt(3); wrong > 0; wrong--) {
            message[random.nextInt(message.length)] =
                    (byte) (random.nextBoolean() ? NASTY[random.nextInt(NASTY.length)] : random.nextInt());
        }
        Bytes<?> bytes = Bytes.wrapForRead(message);
        T read;
        try {
            read = dto.marshaller().read(bytes);
        } catch (MarshalException e) {
            boolean known = CODES.contains(e.code()) || byHand && e.code().equals(OTHER);
            require(known, e.toString(), message);
            place(e, byHand ? -1 : 0, message);
            require(bytes.readPosition() == 0, "the position has moved", message);
            return;
        }
        byte[] expected = ReferenceEncoder.encode(dto.type(), read);
        Bytes<?> again = Bytes.allocateElasticOnHeap();
        dto.marshaller().write(read, again);
        byte[] written = Hex.array(again);
        require(Arrays.equals(written, expected), "written again as " + Hex.of(written), message);
    }

    private void place(MarshalException failure, int least, byte[] message) {
        require(failure.type().equals(dto.type().getName()), "of another type: " + failure, message);
        // A message of a family begins with a type id, which may fill the whole message if its bytes are wrong.
        require(dto.namesPlace(failure) || TypeFacts.isFamily(dto.type()), "no path: " + failure, message);
        boolean within = failure.offset() >= least && failure.offset() <= message.length;
        require(within, "offset " + failure.offset() + ": " + failure, message);
    }

    private static void require(boolean holds, String what, byte[] message) {
        if (!holds) {
            throw new AssertionError(what + "\n" + Hex.of(message));
        }
    }
}
