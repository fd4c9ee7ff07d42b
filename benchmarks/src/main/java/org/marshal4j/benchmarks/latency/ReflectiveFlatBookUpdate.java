package org.marshal4j.benchmarks.latency;

import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import org.marshal4j.benchmarks.workload.book.FlatBookUpdate;

/** {@link FlatBookUpdate}, left to Chronicle: it overrides nothing, so that each field is moved by reflection. */
final class ReflectiveFlatBookUpdate extends SelfDescribingMarshallable {
    long time;
    long sequence;
    int instrument;
    short venue;
    byte bids;
    byte asks;
    double bidPrice0;
    double bidQuantity0;
    double bidPrice1;
    double bidQuantity1;
    double bidPrice2;
    double bidQuantity2;
    double bidPrice3;
    double bidQuantity3;
    double bidPrice4;
    double bidQuantity4;
    double askPrice0;
    double askQuantity0;
    double askPrice1;
    double askQuantity1;
    double askPrice2;
    double askQuantity2;
    double askPrice3;
    double askQuantity3;
    double askPrice4;
    double askQuantity4;

    static ReflectiveFlatBookUpdate sample() {
        FlatBookUpdate sample = FlatBookUpdate.sample();
        ReflectiveFlatBookUpdate copy = new ReflectiveFlatBookUpdate();
        copy.time = sample.time;
        copy.sequence = sample.sequence;
        copy.instrument = sample.instrument;
        copy.venue = sample.venue;
        copy.bids = sample.bids;
        copy.asks = sample.asks;
        copy.bidPrice0 = sample.bidPrice0;
        copy.bidQuantity0 = sample.bidQuantity0;
        copy.bidPrice1 = sample.bidPrice1;
        copy.bidQuantity1 = sample.bidQuantity1;
        copy.bidPrice2 = sample.bidPrice2;
        copy.bidQuantity2 = sample.bidQuantity2;
        copy.bidPrice3 = sample.bidPrice3;
        copy.bidQuantity3 = sample.bidQuantity3;
        copy.bidPrice4 = sample.bidPrice4;
        copy.bidQuantity4 = sample.bidQuantity4;
        copy.askPrice0 = sample.askPrice0;
        copy.askQuantity0 = sample.askQuantity0;
        copy.askPrice1 = sample.askPrice1;
        copy.askQuantity1 = sample.askQuantity1;
        copy.askPrice2 = sample.askPrice2;
        copy.askQuantity2 = sample.askQuantity2;
        copy.askPrice3 = sample.askPrice3;
        copy.askQuantity3 = sample.askQuantity3;
        copy.askPrice4 = sample.askPrice4;
        copy.askQuantity4 = sample.askQuantity4;
        return copy;
    }
}
