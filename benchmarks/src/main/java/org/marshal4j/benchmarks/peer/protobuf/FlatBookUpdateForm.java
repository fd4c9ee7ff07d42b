package org.marshal4j.benchmarks.peer.protobuf;

import com.google.protobuf.Parser;
import org.marshal4j.benchmarks.peer.protobuf.schema.BookProto;
import org.marshal4j.benchmarks.workload.book.FlatBookUpdate;

/** A change of an order book with primitive fields only. */
final class FlatBookUpdateForm implements Form<FlatBookUpdate, BookProto.FlatBookUpdate> {
    static final FlatBookUpdateForm INSTANCE = new FlatBookUpdateForm();

    private FlatBookUpdateForm() {}

    @Override
    public BookProto.FlatBookUpdate message(FlatBookUpdate update) {
        BookProto.FlatBookUpdate.Builder builder = BookProto.FlatBookUpdate.newBuilder();
        builder.setTime(update.time);
        builder.setSequence(update.sequence);
        builder.setInstrument(update.instrument);
        builder.setVenue(update.venue);
        builder.setBids(update.bids);
        builder.setAsks(update.asks);
        builder.setBidPrice0(update.bidPrice0);
        builder.setBidQuantity0(update.bidQuantity0);
        builder.setBidPrice1(update.bidPrice1);
        builder.setBidQuantity1(update.bidQuantity1);
        builder.setBidPrice2(update.bidPrice2);
        builder.setBidQuantity2(update.bidQuantity2);
        builder.setBidPrice3(update.bidPrice3);
        builder.setBidQuantity3(update.bidQuantity3);
        builder.setBidPrice4(update.bidPrice4);
        builder.setBidQuantity4(update.bidQuantity4);
        builder.setAskPrice0(update.askPrice0);
        builder.setAskQuantity0(update.askQuantity0);
        builder.setAskPrice1(update.askPrice1);
        builder.setAskQuantity1(update.askQuantity1);
        builder.setAskPrice2(update.askPrice2);
        builder.setAskQuantity2(update.askQuantity2);
        builder.setAskPrice3(update.askPrice3);
        builder.setAskQuantity3(update.askQuantity3);
        builder.setAskPrice4(update.askPrice4);
        builder.setAskQuantity4(update.askQuantity4);
        return builder.build();
    }

    @Override
    public void read(BookProto.FlatBookUpdate message, FlatBookUpdate update) {
        update.time = message.getTime();
        update.sequence = message.getSequence();
        update.instrument = message.getInstrument();
        update.venue = (short) message.getVenue();
        update.bids = (byte) message.getBids();
        update.asks = (byte) message.getAsks();
        update.bidPrice0 = message.getBidPrice0();
        update.bidQuantity0 = message.getBidQuantity0();
        update.bidPrice1 = message.getBidPrice1();
        update.bidQuantity1 = message.getBidQuantity1();
        update.bidPrice2 = message.getBidPrice2();
        update.bidQuantity2 = message.getBidQuantity2();
        update.bidPrice3 = message.getBidPrice3();
        update.bidQuantity3 = message.getBidQuantity3();
        update.bidPrice4 = message.getBidPrice4();
        update.bidQuantity4 = message.getBidQuantity4();
        update.askPrice0 = message.getAskPrice0();
        update.askQuantity0 = message.getAskQuantity0();
        update.askPrice1 = message.getAskPrice1();
        update.askQuantity1 = message.getAskQuantity1();
        update.askPrice2 = message.getAskPrice2();
        update.askQuantity2 = message.getAskQuantity2();
        update.askPrice3 = message.getAskPrice3();
        update.askQuantity3 = message.getAskQuantity3();
        update.askPrice4 = message.getAskPrice4();
        update.askQuantity4 = message.getAskQuantity4();
    }

    @Override
    public FlatBookUpdate empty() {
        return new FlatBookUpdate();
    }

    @Override
    public Parser<BookProto.FlatBookUpdate> parser() {
        return BookProto.FlatBookUpdate.parser();
    }
}
