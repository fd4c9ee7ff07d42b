package org.marshal4j.processor.check;

import org.marshal4j.processor.nested.NestedTypes;
import org.marshal4j.processor.scan.Source;

/**
 * What checks know beyond the type that they look at.
 *
 * @param source the program being compiled
 * @param nested what its types hold
 * @param lock the lock file with the accepted forms of its types
 * @param version the version of the processor, for messages
 */
public record Program(Source source, NestedTypes nested, Lock lock, String version) {}
