package org.marshal4j.table;

import java.nio.charset.StandardCharsets;
import org.marshal4j.runtime.Text;
import org.marshal4j.runtime.Utf8Decoder;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.Utf8;
import org.marshal4j.table.memory.Node;
import org.marshal4j.table.memory.TableMemory;

/**
 * A column of texts: string_view in Arrow. A text of up to 12 bytes of UTF-8 takes 16 bytes per row; a longer one takes
 * its own bytes in addition. A text never overwrites the one that it replaces: it gets other space, and later texts of
 * about the same length use the old space.
 */
public final class TextColumn extends ObjectColumn<String> {
    private final Views views;

    /**
     * For generated code: creates a column. Called by {@code TableColumns}.
     *
     * @param memory the memory of the table
     * @param node the memory of the column
     */
    public TextColumn(TableMemory memory, Node node) {
        super(memory, node);
        this.views = new Views(memory, node);
    }

    @Override
    String read(int batch, int index) {
        byte[] bytes = views.bytes(batch, index);
        lengths.requireRead(this, bytes.length);
        return Utf8Decoder.decode(bytes, RawMemory.ARRAY_OFFSET, bytes.length);
    }

    @Override
    void write(int batch, int index, long row, String value) {
        long size = Text.utf8Size(value);
        lengths.requireStored(this, row, size);
        if (size != (int) size) {
            throw refused(row, "a text of " + size + " bytes");
        }
        int length = (int) size;
        if (length <= Views.INLINE) {
            views.inline(batch, index, length, Chars.bytes(value, 0), Chars.bytes(value, Integer.BYTES));
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

    @Override
    Scan.Test equalTo(String value) {
        byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
        // Half of a surrogate pair becomes another character, but no row has it.
        return value.equals(new String(bytes, StandardCharsets.UTF_8)) ? new EqualBytes(views, bytes) : Scan.Test.NONE;
    }

    /**
     * Sets the text of a row to these characters without creating a String.
     *
     * @param row 0 to {@link #size} − 1
     * @param value the characters
     * @throws org.marshal4j.runtime.MarshalException MARSHAL208 for half of a surrogate pair, MARSHAL248 if the
     *     column cannot hold it; nothing is then changed
     */
    public void setChars(long row, CharSequence value) {
        int batch = batchToSet(row);
        int index = (int) row & mask;
        long size = Chars.size(value);
        lengths.requireStored(this, row, size);
        if (size != (int) size) {
            throw refused(row, "a text of " + size + " bytes");
        }
        int length = (int) size;
        if (length <= Views.INLINE) {
            views.inline(batch, index, length, Chars.bytes(value, 0), Chars.bytes(value, Integer.BYTES));
        } else {
            long place = views.place(batch, index, row, length);
            Chars.put(value, views.placeBase(batch, place), views.placeAt(batch, place));
            views.point(batch, index, place, length);
        }
        markValue(batch, row);
    }

    /**
     * Returns the number of bytes of a row's text in UTF-8.
     *
     * @param row 0 to {@link #size} − 1
     * @return the number; 0 if the text is null
     */
    public int length(long row) {
        int batch = batch(row);
        int index = (int) row & mask;
        return isNullAt(batch, index) ? 0 : views.length(batch, index, row);
    }
}
