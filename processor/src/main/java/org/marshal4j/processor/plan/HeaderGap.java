package org.marshal4j.processor.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.marshal4j.processor.model.MemoryField;

/**
 * Which fields HotSpot moves to the front of an object.
 *
 * <p>With 12-byte object headers, four bytes are left in front of the first eight-byte field, and the first of the
 * largest smaller fields go there (FieldLayoutBuilder in HotSpot's source). A run without them is in order under every
 * header size.
 */
public final class HeaderGap {

    private static final int BYTES = 4;
    private static final int WORD = 8;

    private HeaderGap() {}

    /** The names of the fields that may be moved, among all instance fields that a class declares. */
    public static List<String> fillers(List<MemoryField> declared) {
        List<String> fillers = new ArrayList<>();
        if (declared.stream().noneMatch(field -> field.bytes() == WORD)) {
            return fillers;
        }
        int left = BYTES;
        List<MemoryField> small = declared.stream()
                .filter(field -> field.bytes() > 0 && field.bytes() < WORD)
                .sorted(Comparator.comparingInt(MemoryField::bytes).reversed())
                .toList();
        for (MemoryField field : small) {
            if (field.bytes() <= left) {
                fillers.add(field.name());
                left -= field.bytes();
            }
        }
        return fillers;
    }
}
