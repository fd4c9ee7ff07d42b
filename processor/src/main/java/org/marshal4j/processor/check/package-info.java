/** What is wrong with a type as a whole, once its fields have codecs: one class for each kind of mistake. */
@NullMarked
package org.marshal4j.processor.check;

import org.jspecify.annotations.NullMarked;
