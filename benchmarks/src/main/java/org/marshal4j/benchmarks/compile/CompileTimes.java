package org.marshal4j.benchmarks.compile;

/**
 * The seconds that the compilations of a number of DTOs took.
 *
 * @param plain the DTOs alone
 * @param processor processed by marshal4j
 * @param byHand with marshallers written by hand
 * @param avaje processed by avaje-jsonb, which generates classes for JSON
 * @param generated with the sources that the processor generated, but without processing
 */
record CompileTimes(int dtos, double plain, double processor, double byHand, double avaje, double generated) {

    /** Returns the milliseconds that this time adds to each DTO, compared with the DTOs without any marshaller. */
    double added(double seconds) {
        return 1000 * (seconds - plain) / dtos;
    }

    /** Returns the milliseconds that the processor added for each DTO beyond those of a smaller compilation. */
    double addedSince(CompileTimes fewer) {
        return 1000 * (processor - plain - (fewer.processor - fewer.plain)) / (dtos - fewer.dtos);
    }
}
