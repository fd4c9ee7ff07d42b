/** One marshaller, many threads. */
package org.marshal4j.blackbox.threads;
