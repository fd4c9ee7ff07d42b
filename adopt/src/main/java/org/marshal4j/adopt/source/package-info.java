/** JavaFiles, and the changes that a patch makes to them. */
@NullMarked
package org.marshal4j.adopt.source;

import org.jspecify.annotations.NullMarked;
