/**
 * What is known about classes and types before their fields are read: ancestry, families, imports, bindings and the
 * marshallers registered for types.
 */
@NullMarked
package org.marshal4j.processor.scan.type;

import org.jspecify.annotations.NullMarked;
