/**
 * Conversions of messages of a former schema to today's bytes. Each is made once for a pair of schemas; running it takes
 * no names, maps or boxed values. Nothing here knows classes or marshallers.
 */
@NullMarked
package org.marshal4j.runtime.convert;

import org.jspecify.annotations.NullMarked;
