package org.marshal4j.tools.cat;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.table.stored.StoredTable;
import org.marshal4j.tools.file.Documents;
import org.marshal4j.tools.type.LeafValues;
import org.marshal4j.tools.type.MessageType;

/** The messages of a file or a queue, or the rows of a table, one after the other, as trees. Not thread-safe. */
abstract class ReadMessages implements Closeable {
    /** What a tree has in place of fields, if the bytes are no message. */
    static final String UNFIT = "$unfit";

    /**
     * A message.
     *
     * @param place where it is, for people
     * @param tree its fields; only {@link #UNFIT}, with the bytes, if they are no message
     */
    record Message(String place, Map<String, @Nullable Object> tree) {
        boolean isUnfit() {
            return tree.containsKey(UNFIT);
        }
    }

    /** {@return the next message; null after the last one} */
    abstract @Nullable Message next() throws IOException;

    static ReadMessages open(CatOptions options) throws IOException {
        return StoredTable.isTable(options.path()) ? new OfTable(options) : new OfDocuments(options, Cat.open(options));
    }

    private static final class OfTable extends ReadMessages {
        private final StoredTable table;
        private final RowTree trees;

        OfTable(CatOptions options) throws IOException {
            try {
                table = StoredTable.open(options.path());
            } catch (MarshalException e) {
                throw new IOException(e.getMessage(), e);
            }
            trees = new RowTree(new MessageType(table.schema(), table.schemas()).withDistinctNames());
        }

        @Override
        @Nullable
        Message next() {
            if (!table.next()) {
                return null;
            }
            String place = "row " + table.number();
            try {
                return new Message(place, trees.of(table.row()));
            } catch (MarshalException | NumberFormatException e) {
                return new Message(place, Map.of(UNFIT, String.valueOf(e.getMessage())));
            }
        }

        @Override
        public void close() {
            table.close();
        }
    }

    private static final class OfDocuments extends ReadMessages {
        private final Documents documents;
        private final TypeOfMessages types;
        private final Deque<Message> read = new ArrayDeque<>();

        OfDocuments(CatOptions options, Documents documents) {
            this.documents = documents;
            this.types = new TypeOfMessages(options);
        }

        @Override
        @Nullable
        Message next() throws IOException {
            while (read.isEmpty()) {
                switch (documents.next()) {
                    case DOCUMENT -> document();
                    case DAMAGE ->
                        read.add(new Message(
                                documents.place(),
                                Map.of(UNFIT, documents.damage().toString())));
                    case NOTHING -> {
                        return null;
                    }
                }
            }
            return read.remove();
        }

        private void document() {
            int length = documents.length();
            if (length < 0) {
                read.add(new Message(documents.place(), Map.of(UNFIT, "a document that is too long to be read")));
                return;
            }
            int from = documents.offset();
            if (types.isHeader(documents.array(), from, length)) {
                return;
            }
            if (!addAll(from, from + length)) {
                // Only documents that fit as a whole have messages.
                read.clear();
                String hex = LeafValues.hex(documents.array(), from, length);
                read.add(new Message(documents.place(), Map.of(UNFIT, hex)));
            }
        }

        /** Whether all bytes are messages. */
        private boolean addAll(int from, int limit) {
            int at = from;
            do {
                MessageType type = types.of(documents.array(), at, limit);
                if (type == null) {
                    return false;
                }
                MessageTree.Tree tree;
                try {
                    tree = MessageTree.of(type, documents.array(), at, limit);
                } catch (RuntimeException e) {
                    return false;
                }
                if (tree.end() == at && at < limit) {
                    return false;
                }
                read.add(new Message(documents.place(), tree.fields()));
                at = tree.end();
            } while (at < limit);
            return true;
        }

        @Override
        public void close() throws IOException {
            documents.close();
        }
    }
}
