/** A blog entry. */
package org.marshal4j.benchmarks.workload.blog;
