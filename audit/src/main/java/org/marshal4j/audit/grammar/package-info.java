/** What a method writes or reads, as a grammar. */
@NullMarked
package org.marshal4j.audit.grammar;

import org.jspecify.annotations.NullMarked;
