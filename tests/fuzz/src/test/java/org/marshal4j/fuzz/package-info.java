/** Hostile bytes and hostile texts for everything that reads them. */
package org.marshal4j.fuzz;
