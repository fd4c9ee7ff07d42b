/**
 * Conversions of messages of a former schema to today's bytes. Each is made once for a pair of schemas; running it takes
 * no names, maps or boxed values. Nothing here knows classes or marshallers.
 *
 * <p>Without lambdas, streams, method references and generated {@code hashCode}s of records, as are the steps over
 * values and the comparison of schemas: the first conversion of a JVM would link a hundred, half a millisecond each.
 */
@NullMarked
package org.marshal4j.runtime.convert;

import org.jspecify.annotations.NullMarked;
