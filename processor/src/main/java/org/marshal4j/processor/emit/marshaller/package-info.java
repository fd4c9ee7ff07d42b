/** The marshaller and the interface of a type: one small class for each kind of generated method. */
@NullMarked
package org.marshal4j.processor.emit.marshaller;

import org.jspecify.annotations.NullMarked;
