/** Views: single fields of messages where they are, in memory and in a queue. */
package org.marshal4j.benchmarks.views;
