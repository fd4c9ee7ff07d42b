/** The view of a type's messages: {@code ViewOutput}. */
package org.marshal4j.processor.emit.view;
