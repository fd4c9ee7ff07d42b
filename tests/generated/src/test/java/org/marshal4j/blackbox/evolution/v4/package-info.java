/** The types as they were in version 4. */
package org.marshal4j.blackbox.evolution.v4;
