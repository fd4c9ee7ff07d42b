package org.marshal4j.benchmarks.compile;

/**
 * Seconds that compilations of so many DTOs took.
 *
 * @param plain the DTOs alone
 * @param processor processed by marshal4j
 * @param byHand with marshallers written by hand
 * @param generated with the sources that the processor generated, not processed
 */
record CompileTimes(int dtos, double plain, double processor, double byHand, double generated) {

    /** Milliseconds for each DTO, above those that it takes without any marshaller. */
    double added(double seconds) {
        return 1000 * (seconds - plain) / dtos;
    }

    /** Milliseconds that the processor added for each DTO more than there were in a smaller compilation. */
    double addedSince(CompileTimes fewer) {
        return 1000 * (processor - plain - (fewer.processor - fewer.plain)) / (dtos - fewer.dtos);
    }
}
