package org.marshal4j.examples.engines;

import org.marshal4j.MarshalImport;

/**
 * Gives {@link PlainBook} a marshaller, as if it came from another jar, so that all serializers are timed with the
 * same class.
 */
@MarshalImport(PlainBook.class)
interface Imports {}
