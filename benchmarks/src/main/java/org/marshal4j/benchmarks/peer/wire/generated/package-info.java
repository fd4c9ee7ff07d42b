/** The messages as Chronicle Wire's DTOs, with generated code. */
package org.marshal4j.benchmarks.peer.wire.generated;
