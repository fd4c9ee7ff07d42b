/** From the grammars of a pair to the annotations under which a generated marshaller writes the same bytes. */
@NullMarked
package org.marshal4j.adopt.plan;

import org.jspecify.annotations.NullMarked;
