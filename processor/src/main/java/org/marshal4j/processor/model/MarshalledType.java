package org.marshal4j.processor.model;

/** A type and one of its marshallers; imported types may have several. */
public record MarshalledType(Name name, Name marshaller) {}
