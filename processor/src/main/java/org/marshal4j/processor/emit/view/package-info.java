/** Generates the view of a type's messages. {@code ViewArtifact} is the entry point. */
package org.marshal4j.processor.emit.view;
