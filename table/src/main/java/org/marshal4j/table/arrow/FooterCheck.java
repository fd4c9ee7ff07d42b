package org.marshal4j.table.arrow;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.Arrays;
import java.util.List;
import org.apache.arrow.flatbuf.Block;
import org.apache.arrow.flatbuf.Footer;
import org.jspecify.annotations.Nullable;

/** Compares the footer of a file that was closed with what is in the file. Stateless. */
final class FooterCheck {
    /** The bytes after the footer: its length, and the name of the format. */
    static final int TRAILER = 4 + 6;

    private FooterCheck() {}

    static void check(FileChannel channel, FileHead head, Contents found) throws IOException {
        boolean isSame;
        try {
            Footer footer = read(channel, found.end());
            isSame = footer != null
                    && footer.schema() != null
                    && FileSchema.of(footer.schema()).isSameAs(head.schema())
                    && areSame(footer, found);
        } catch (IndexOutOfBoundsException | Failure.Damage e) {
            isSame = false;
        }
        if (!isSame) {
            throw new Failure.Damage("no valid end, although it was closed");
        }
    }

    /** Compares the schema of a file that was not closed with the one in its footer, if it has one. */
    static void checkSchema(FileChannel channel, FileHead head, Contents found) throws IOException {
        FileSchema other;
        try {
            Footer footer = read(channel, found.end());
            other = footer == null || footer.schema() == null ? head.schema() : FileSchema.of(footer.schema());
        } catch (IndexOutOfBoundsException | Failure.Damage e) {
            // It was being written when the process ended.
            return;
        }
        if (!other.isSameAs(head.schema())) {
            throw new Failure.Damage("another schema at its end than at its beginning");
        }
    }

    /** Reads the footer, which is between the last message and the trailer; null if there is none. */
    private static @Nullable Footer read(FileChannel channel, long end) throws IOException {
        long at = channel.size() - TRAILER;
        long length = at - Messages.PREFIX - end;
        if (length <= 0 || length > Integer.MAX_VALUE) {
            return null;
        }
        // Before the rest, which may be a batch of any size that was being added.
        ByteBuffer trailer = FileHead.buffer(TRAILER);
        Bytes.read(channel, at, trailer);
        byte[] magic = new byte[TRAILER - 4];
        trailer.get(4, magic);
        if (trailer.getInt(0) != length || !Arrays.equals(magic, Arrays.copyOf(ArrowFile.MAGIC, magic.length))) {
            return null;
        }
        ByteBuffer bytes = FileHead.buffer((int) length);
        Bytes.read(channel, end + Messages.PREFIX, bytes);
        return Footer.getRootAsFooter(bytes);
    }

    private static boolean areSame(Footer footer, Contents found) {
        List<Messages.Placed> dictionaries = found.dictionaries().values().stream()
                .map(Contents.Dictionary::placed)
                .toList();
        if (footer.dictionariesLength() != dictionaries.size()
                || footer.recordBatchesLength() != found.batches().size()) {
            return false;
        }
        for (int i = 0; i < dictionaries.size(); i++) {
            if (!isSame(footer.dictionaries(i), dictionaries.get(i))) {
                return false;
            }
        }
        for (int i = 0; i < found.batches().size(); i++) {
            if (!isSame(footer.recordBatches(i), found.batches().get(i).placed())) {
                return false;
            }
        }
        return true;
    }

    private static boolean isSame(Block block, Messages.Placed placed) {
        return block.offset() == placed.at()
                && block.metaDataLength() == placed.header()
                && block.bodyLength() == placed.body();
    }
}
