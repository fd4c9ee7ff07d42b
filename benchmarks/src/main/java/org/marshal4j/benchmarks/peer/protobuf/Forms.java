package org.marshal4j.benchmarks.peer.protobuf;

import org.marshal4j.benchmarks.workload.Workload;

/** The forms of the workloads. */
final class Forms {
    private Forms() {}

    static Form<?, ?> of(Workload workload) {
        return switch (workload) {
            case MARKET_DATA -> MarketDataForm.INSTANCE;
            case BLOG_BENCH -> BlogBenchForm.INSTANCE;
            case ORDER_1, ORDER_100 -> OrderForm.INSTANCE;
            case MEDIA_STANDARD, MEDIA_UNICODE, MEDIA_LONG, MEDIA_SHORT -> MediaContentForm.INSTANCE;
            case BOOK_UPDATE -> BookUpdateForm.INSTANCE;
            case FLAT_BOOK_UPDATE -> FlatBookUpdateForm.INSTANCE;
            case DEEP_BOOK_UPDATE -> DeepBookUpdateForm.INSTANCE;
        };
    }
}
