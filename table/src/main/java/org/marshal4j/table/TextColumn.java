package org.marshal4j.table;

import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.Utf8;
import org.marshal4j.runtime.memory.Utf8Decoder;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/**
 * A column of texts: string_view in Arrow. Up to 12 bytes of UTF-8 take 16 bytes a row; longer ones take their bytes as well, which are used again
 * when a text that is no longer is set in their place. Otherwise it gets another place, and the former one is not used until the table is copied.
 */
public final class TextColumn extends ObjectColumn<String> {
    private final Views views;

    /** For generated code, by {@code TableColumns}. */
    public TextColumn(TableMemory memory, Node node) {
        super(memory, node, String.class);
        this.views = new Views(memory, node);
    }

    @Override
    String read(int batch, int index) {
        byte[] bytes = views.bytes(batch, index);
        return Utf8Decoder.decode(bytes, RawMemory.ARRAY_OFFSET, bytes.length);
    }

    @Override
    void write(int batch, int index, long row, String value) {
        long size = Utf8.size(value);
        if (size != (int) size) {
            throw refused(row, "a text of " + size + " bytes");
        }
        int length = (int) size;
        if (length <= Views.INLINE) {
            long at = views.clear(batch, index, length);
            Utf8.put(value, values.base(batch), at);
        } else {
            long place = views.place(batch, index, row, length);
            put(value, length, batch, place);
            views.point(batch, index, place, length);
        }
    }

    private void put(String value, int length, int batch, long place) {
        Object base = views.placeBase(batch, place);
        long at = views.placeAt(batch, place);
        // As many bytes as characters: all of them are ASCII.
        if (length != value.length() || !Utf8.putAscii(value, base, at)) {
            Utf8.put(value, base, at);
        }
    }

    /**
     * Sets the text of a row to these characters, without making a String of them.
     *
     * @throws org.marshal4j.runtime.problem.MarshalException MARSHAL208 for half of a surrogate pair, MARSHAL248 if the column cannot hold it;
     *     nothing is changed then
     */
    public void setChars(long row, CharSequence value) {
        int batch = batchToSet(row);
        int index = (int) row & mask;
        long size = Chars.size(value);
        if (size != (int) size) {
            throw refused(row, "a text of " + size + " bytes");
        }
        int length = (int) size;
        if (length <= Views.INLINE) {
            Chars.put(value, values.base(batch), views.clear(batch, index, length));
        } else {
            long place = views.place(batch, index, row, length);
            Chars.put(value, views.placeBase(batch, place), views.placeAt(batch, place));
            views.point(batch, index, place, length);
        }
        markValue(batch, row);
    }

    /** Number of bytes of a row's text in UTF-8; 0 if it is null. */
    public int length(long row) {
        int batch = batch(row);
        int index = (int) row & mask;
        return isNullAt(batch, index) ? 0 : views.length(batch, index);
    }
}
