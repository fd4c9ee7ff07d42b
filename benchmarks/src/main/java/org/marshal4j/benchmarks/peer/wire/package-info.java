/** The defaults of Chronicle. */
package org.marshal4j.benchmarks.peer.wire;
