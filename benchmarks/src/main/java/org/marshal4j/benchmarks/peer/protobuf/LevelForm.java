package org.marshal4j.benchmarks.peer.protobuf;

import com.google.protobuf.Parser;
import org.marshal4j.benchmarks.peer.protobuf.schema.BookProto;
import org.marshal4j.benchmarks.workload.book.Level;

/** One price level of a book. */
final class LevelForm implements Form<Level, BookProto.Level> {
    static final LevelForm INSTANCE = new LevelForm();

    private LevelForm() {}

    @Override
    public BookProto.Level message(Level level) {
        BookProto.Level.Builder builder = BookProto.Level.newBuilder();
        builder.setPrice(level.price);
        builder.setQuantity(level.quantity);
        return builder.build();
    }

    @Override
    public void read(BookProto.Level message, Level level) {
        level.price = message.getPrice();
        level.quantity = message.getQuantity();
    }

    @Override
    public Level empty() {
        return new Level();
    }

    @Override
    public Parser<BookProto.Level> parser() {
        return BookProto.Level.parser();
    }
}
