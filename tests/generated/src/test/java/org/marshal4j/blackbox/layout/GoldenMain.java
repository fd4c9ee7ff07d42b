package org.marshal4j.blackbox.layout;

import java.security.MessageDigest;
import java.util.HexFormat;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.blackbox.kit.Buffers;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.kit.Hex;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.blackbox.reference.Filler;
import org.marshal4j.runtime.layout.ObjectLayout;

/**
 * Run in a JVM of its own: writes the same values of every DTO, prints a digest of the bytes of each, and what was
 * copied in bulk here. Lines that start with {@code dto} have to be the same on every JVM, those with {@code run} need
 * not.
 */
public final class GoldenMain {
    private static final int VALUES = 2;
    private static final long SEED = 31;

    private GoldenMain() {}

    /** No arguments. */
    public static void main(String[] args) throws Exception {
        for (Dto<?> dto : Dtos.shapes()) {
            System.out.println("dto " + dto + " " + digest(dto));
        }
        for (Dto<?> dto : Dtos.shapes()) {
            if (dto.type().isInterface()) {
                continue;
            }
            for (ObjectLayout.Run run : ObjectLayout.of(dto.type()).runs()) {
                System.out.println("run " + dto + ": " + run);
            }
        }
        System.out.println("copied " + TriviallyCopied.hex());
    }

    private static <T> String digest(Dto<T> dto) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        Filler filler = dto.filler(SEED);
        for (int i = 0; i < VALUES; i++) {
            T value = filler.make(dto.type());
            for (Buffers kind : new Buffers[] {Buffers.NATIVE_ELASTIC, Buffers.HEAP_ELASTIC, Buffers.HEX_DUMP}) {
                Bytes<?> bytes = kind.make(0);
                dto.marshaller().write(value, bytes);
                digest.update(Hex.array(bytes));
                String difference =
                        DeepEquals.difference(value, dto.marshaller().read(bytes));
                if (difference != null) {
                    throw new AssertionError(dto + " in " + kind + ": " + difference);
                }
                bytes.releaseLast();
            }
        }
        return HexFormat.of().formatHex(digest.digest(), 0, 12);
    }
}
