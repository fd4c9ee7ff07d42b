/** The messages as classes of Chronicle Wire. */
package org.marshal4j.benchmarks.peer.wire.model;
