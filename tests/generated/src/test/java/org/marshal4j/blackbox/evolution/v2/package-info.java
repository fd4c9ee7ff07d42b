/** The types as they were in version 2. */
package org.marshal4j.blackbox.evolution.v2;
