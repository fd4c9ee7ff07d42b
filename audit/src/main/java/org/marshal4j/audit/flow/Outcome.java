package org.marshal4j.audit.flow;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.grammar.Node;

/**
 * What following a method gives.
 *
 * @param nodes what it writes or reads
 * @param end the state in which it returns; null if it always throws
 */
record Outcome(List<Node> nodes, @Nullable State end) {}
