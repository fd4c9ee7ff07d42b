package org.marshal4j.processor.codec;

/** A codec of bytes in front of a value that another codec writes. */
public interface Prefixed extends StepCodec {

    /** How the value itself is written. */
    StepCodec value();
}
