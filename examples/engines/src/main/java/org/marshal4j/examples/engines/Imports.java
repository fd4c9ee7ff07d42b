package org.marshal4j.examples.engines;

import org.marshal4j.MarshalImport;

/** Gives {@link PlainBook} a marshaller, as if it came from another jar: so all serializers are timed with one class. */
@MarshalImport(PlainBook.class)
interface Imports {}
