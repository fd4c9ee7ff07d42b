package org.marshal4j.audit.pairs;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;

/** Correct serializers of Flink. */
public final class FlinkPairs {

    private FlinkPairs() {}

    /** What most serializers have in common. */
    public abstract static class Plain<T> extends TypeSerializer<T> {

        @Override
        public int getLength() {
            return -1;
        }

        @Override
        public T deserialize(T reuse, DataInputView source) throws IOException {
            return deserialize(source);
        }
    }

    /** A class whose fields are set. */
    public static final class Quote {
        String symbol = "";
        double bid;
        double ask;
        int size;
        long time;
    }

    /** Numbers and a text, into an object that is used again. */
    public static final class QuoteSerializer extends TypeSerializer<Quote> {

        @Override
        public int getLength() {
            return -1;
        }

        @Override
        public void serialize(Quote quote, DataOutputView target) throws IOException {
            target.writeUTF(quote.symbol);
            target.writeDouble(quote.bid);
            target.writeDouble(quote.ask);
            target.writeInt(quote.size);
            target.writeLong(quote.time);
        }

        @Override
        public Quote deserialize(DataInputView source) throws IOException {
            return deserialize(new Quote(), source);
        }

        @Override
        public Quote deserialize(Quote reuse, DataInputView source) throws IOException {
            reuse.symbol = source.readUTF();
            reuse.bid = source.readDouble();
            reuse.ask = source.readDouble();
            reuse.size = source.readInt();
            reuse.time = source.readLong();
            return reuse;
        }

        @Override
        public void copy(DataInputView source, DataOutputView target) throws IOException {
            target.writeUTF(source.readUTF());
            target.writeDouble(source.readDouble());
            target.writeDouble(source.readDouble());
            target.writeInt(source.readInt());
            target.writeLong(source.readLong());
        }
    }

    /** Which side a trade is on. */
    public enum Side {
        BUY,
        SELL,
        SHORT
    }

    /** A record with an enum. */
    public record Trade(long id, Side side, int quantity, long price, short venue) {}

    /** A constructor that takes what is read, and an enum by its ordinal. */
    public static final class TradeSerializer extends Plain<Trade> {

        @Override
        public int getLength() {
            return 23;
        }

        @Override
        public void serialize(Trade trade, DataOutputView target) throws IOException {
            target.writeLong(trade.id());
            target.writeByte(trade.side().ordinal());
            target.writeInt(trade.quantity());
            target.writeLong(trade.price());
            target.writeShort(trade.venue());
        }

        @Override
        public Trade deserialize(DataInputView source) throws IOException {
            long id = source.readLong();
            Side side = Side.values()[source.readByte()];
            int quantity = source.readInt();
            long price = source.readLong();
            return new Trade(id, side, quantity, price, source.readShort());
        }

        @Override
        public void copy(DataInputView source, DataOutputView target) throws IOException {
            target.write(source, getLength());
        }
    }

    /** One price of a book. */
    public record Level(double price, int size) {}

    /** Lists of records. */
    public static final class Book {
        String symbol = "";
        List<Level> bids = new ArrayList<>();
        List<Level> asks = new ArrayList<>();
    }

    /** Lists, by a method for both of them. */
    public static final class BookSerializer extends Plain<Book> {

        @Override
        public void serialize(Book book, DataOutputView target) throws IOException {
            target.writeUTF(book.symbol);
            writeLevels(book.bids, target);
            writeLevels(book.asks, target);
        }

        private static void writeLevels(List<Level> levels, DataOutputView target) throws IOException {
            target.writeInt(levels.size());
            for (Level level : levels) {
                target.writeDouble(level.price());
                target.writeInt(level.size());
            }
        }

        @Override
        public Book deserialize(DataInputView source) throws IOException {
            Book book = new Book();
            book.symbol = source.readUTF();
            book.bids = readLevels(source);
            book.asks = readLevels(source);
            return book;
        }

        private static List<Level> readLevels(DataInputView source) throws IOException {
            int size = source.readInt();
            List<Level> levels = new ArrayList<>(size);
            for (int i = 0; i < size; i++) {
                double price = source.readDouble();
                levels.add(new Level(price, source.readInt()));
            }
            return levels;
        }

        @Override
        public void copy(DataInputView source, DataOutputView target) throws IOException {
            serialize(deserialize(source), target);
        }
    }

    /** Fields that may be null. */
    public static final class Note {
        String author;
        String text;
        Long edited;
        int likes;
    }

    /** Flags before what may be null. */
    public static final class NoteSerializer extends Plain<Note> {

        @Override
        public void serialize(Note note, DataOutputView target) throws IOException {
            target.writeBoolean(note.author != null);
            if (note.author != null) {
                target.writeUTF(note.author);
            }
            target.writeBoolean(note.text != null);
            if (note.text != null) {
                target.writeUTF(note.text);
            }
            if (note.edited == null) {
                target.writeBoolean(false);
            } else {
                target.writeBoolean(true);
                target.writeLong(note.edited);
            }
            target.writeInt(note.likes);
        }

        @Override
        public Note deserialize(DataInputView source) throws IOException {
            Note note = new Note();
            if (source.readBoolean()) {
                note.author = source.readUTF();
            }
            note.text = source.readBoolean() ? source.readUTF() : null;
            note.edited = source.readBoolean() ? source.readLong() : null;
            note.likes = source.readInt();
            return note;
        }

        @Override
        public void copy(DataInputView source, DataOutputView target) throws IOException {
            serialize(deserialize(source), target);
        }
    }

    /** Counts by their names. */
    public static final class Counts {
        Map<String, Integer> counts = new HashMap<>();
        long total;
    }

    /** A map. */
    public static final class CountsSerializer extends Plain<Counts> {

        @Override
        public void serialize(Counts counts, DataOutputView target) throws IOException {
            target.writeInt(counts.counts.size());
            for (Map.Entry<String, Integer> entry : counts.counts.entrySet()) {
                target.writeUTF(entry.getKey());
                target.writeInt(entry.getValue());
            }
            target.writeLong(counts.total);
        }

        @Override
        public Counts deserialize(DataInputView source) throws IOException {
            Counts counts = new Counts();
            int size = source.readInt();
            for (int i = 0; i < size; i++) {
                String name = source.readUTF();
                counts.counts.put(name, source.readInt());
            }
            counts.total = source.readLong();
            return counts;
        }

        @Override
        public void copy(DataInputView source, DataOutputView target) throws IOException {
            int size = source.readInt();
            target.writeInt(size);
            for (int i = 0; i < size; i++) {
                target.writeUTF(source.readUTF());
                target.writeInt(source.readInt());
            }
            target.writeLong(source.readLong());
        }
    }

    /** A value of a window. */
    public record Windowed<K, V>(K key, V value, long start, long end) {}

    /** Nested serializers. */
    public static final class WindowedSerializer<K, V> extends Plain<Windowed<K, V>> {
        private final TypeSerializer<K> keys;
        private final TypeSerializer<V> values;

        /** Serializes keys and values by other serializers. */
        public WindowedSerializer(TypeSerializer<K> keys, TypeSerializer<V> values) {
            this.keys = keys;
            this.values = values;
        }

        @Override
        public void serialize(Windowed<K, V> windowed, DataOutputView target) throws IOException {
            keys.serialize(windowed.key(), target);
            values.serialize(windowed.value(), target);
            target.writeLong(windowed.start());
            target.writeLong(windowed.end());
        }

        @Override
        public Windowed<K, V> deserialize(DataInputView source) throws IOException {
            K key = keys.deserialize(source);
            V value = values.deserialize(source);
            long start = source.readLong();
            long end = source.readLong();
            return new Windowed<>(key, value, start, end);
        }

        @Override
        public void copy(DataInputView source, DataOutputView target) throws IOException {
            keys.copy(source, target);
            values.copy(source, target);
            target.writeLong(source.readLong());
            target.writeLong(source.readLong());
        }
    }
}
