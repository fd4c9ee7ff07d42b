/**
 * What applications use: {@link org.marshal4j.runtime.Marshaller}, {@link org.marshal4j.runtime.Marshallers}, and the
 * interfaces of hand-written marshallers.
 */
@NullMarked
package org.marshal4j.runtime;

import org.jspecify.annotations.NullMarked;
